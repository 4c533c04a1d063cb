extension HTMLStyle {
    /// What dark is, whoever asked for it.
    private static let dark = """
        --paper: #0e1117; --card: #171b24; --ink: #e9edf5; --soft: #9ca6b8; --line: #2a303d; --code: #11151d;
        --shade: #222835; --good: #4cd18c; --bad: #ff7186; --open: #f5b04c; --blue: #7fabff; --violet: #bd95ff;
        --good-soft: #12301f; --bad-soft: #3a1720; --open-soft: #35260d; --blue-soft: #152542;
        --violet-soft: #281b41; --keyword: #e58fe3; --string: #f39a80; --type: #82c0f5; --comment: #7f8a9d;
        --digit: #9db8ff; --shadow: 0 1px 2px rgb(0 0 0 / .4), 0 12px 34px rgb(0 0 0 / .35); --face: .8;
        """

    /// Light and dark, as the system has it unless somebody chose.
    static let colours = """
        :root {
          color-scheme: light dark; --paper: #f5f6f9; --card: #ffffff; --ink: #171a21; --soft: #5b6372;
          --line: #e1e5ec; --code: #f6f7fa; --shade: #eceff4; --good: #12804a; --bad: #c8233c; --open: #a85b00;
          --blue: #1f62d4; --violet: #7a3fd0; --good-soft: #e2f5ea; --bad-soft: #fdeaed; --open-soft: #fdf1dd;
          --blue-soft: #e7effd; --violet-soft: #f1eafc; --base: #4a86f7; --overlay: #9a5cf0; --snapshot: #eda320;
          --backdrop: #56617a; --created: #16a896; --outside: #e25a97; --keyword: #a626a4; --string: #b5432a;
          --type: #2a6fb0; --comment: #6c7686; --digit: #2050c8;
          --shadow: 0 1px 2px rgb(20 28 45 / .05), 0 10px 30px rgb(20 28 45 / .07); --face: .86;
        }
        @media (prefers-color-scheme: dark) {
          :root:not([data-theme=light]) {
          \(dark)
        }
        }
        :root[data-theme=dark] { color-scheme: dark;
          \(dark)
        }
        :root[data-theme=light] { color-scheme: light; }

        """
}
