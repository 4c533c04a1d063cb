/// The page's style sheet, put together from one for each part of the page.
enum HTMLStyle {
    static let text = colours + page + verdicts + findings + pictures
}
