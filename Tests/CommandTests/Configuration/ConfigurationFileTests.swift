import Foundation
import ReportFormats
import Testing
import TransitionModel

@testable import transition_verifier

@Suite struct ConfigurationFileTests {
    /// Speaks of everything that a file may speak of.
    static let whole = """
        {
          "$schema": "schema.json",
          "included": ["App"], "excluded": ["**/Generated"],
          "severities": {"late-cleanup": "off", "leaked-view": "warning"},
          "scenarios": {"kinds": ["push", "pop"], "styles": ["custom"], "interactive": false},
          "conditions": ["BETA"], "limits": {"maxStates": 7, "maxMemory": 8, "timeout": 9}, "baseline": "base.json",
          "strict": true
        }
        """

    private func problems(_ text: String) -> [String] {
        do {
            _ = try ConfigurationFile.read(text, path: "c.json")
            return []
        } catch {
            return error.problems.map(\.description)
        }
    }

    @Test func everyKeyIsHeeded() throws {
        let file = try ConfigurationFile.read(Self.whole, path: "x/c.json")
        let configuration = Configuration(file, path: "x/c.json")
        #expect(configuration.filter.folder == "x")
        #expect(configuration.maxMemory == 8)
        #expect(configuration.timeout == 9)
        #expect(configuration.filter.included == [PathPattern("App")])
        #expect(configuration.filter.excluded == [PathPattern("**/Generated")])
        let severities = RuleSeverities(["late-cleanup": .off, "leaked-view": .warning])
        #expect(
            configuration.options
                == VerifierOptions(
                    kinds: [.push, .pop], styles: [.custom], interactive: false, severities: severities, maxStates: 7))
        #expect(configuration.conditions == ["BETA"])
        #expect(configuration.baseline == "x/base.json")
        #expect(configuration.isStrict)
        var everything = configuration.effective
        everything.severities = everything.severities?.filter { ["late-cleanup", "leaked-view"].contains($0.key) }
        everything.scenarios?.kinds = [.push, .pop]
        #expect(everything == file)
    }

    @Test func anEmptyOneChangesNothing() throws {
        let configuration = Configuration(try ConfigurationFile.read("{}", path: "c.json"), path: "c.json")
        #expect(configuration.options == VerifierOptions())
        #expect(configuration.conditions == Configuration().conditions)
        #expect(!configuration.isStrict)
        #expect(throws: Never.self) { try ConfigurationFile.read("\u{FEFF}{}", path: "c.json") }
    }

    @Test func allThatIsWrongIsNamedWithItsPlace() {
        let text = """
            {
              "exclude": [], "included": "App",
              "severities": {"leaked-veiw": "off", "late-cleanup": "fatal", "leaked-view": "eror"},
              "scenarios": {"styles": [1, ""], "interactive": "no"}, "strict": null,
              "limits": {"maxStates": 0}, "limits": {"maxStates": 2.5, "zzz": 1}, "conditions": ["", true]
            }
            """
        #expect(
            problems(text) == [
                "c.json:2:3: error: unknown key 'exclude'; did you mean 'excluded'?",
                "c.json:2:30: error: 'included' must be a list, not text",
                "c.json:3:18: error: unknown key 'severities.leaked-veiw'; did you mean 'leaked-view'?",
                "c.json:3:56: error: 'fatal' is not known in 'severities.late-cleanup'; it must be "
                    + "error, warning, note or off",
                "c.json:3:80: error: 'eror' is not known in 'severities.leaked-view'; did you mean 'error'?",
                "c.json:4:28: error: each of 'scenarios.styles' must be fullScreen, currentContext, "
                    + "custom, overFullScreen, "
                    + "overCurrentContext, pageSheet, formSheet or popover, not 1",
                "c.json:4:31: error: '' is not known in 'scenarios.styles'; it must be fullScreen, "
                    + "currentContext, custom, "
                    + "overFullScreen, overCurrentContext, pageSheet, formSheet or popover",
                "c.json:4:51: error: 'scenarios.interactive' must be true or false, not text",
                "c.json:4:68: error: 'strict' must be true or false, not null",
                "c.json:5:27: error: 'limits.maxStates' must be a whole number from 1, not 0",
                "c.json:5:31: error: 'limits' is given twice",
                "c.json:5:86: error: each of 'conditions' must not be empty",
                "c.json:5:90: error: each of 'conditions' must be text, not true",
            ])
        #expect(problems("[]") == ["c.json:1:1: error: the configuration must be an object, not a list"])
        #expect(problems("{") == ["c.json:1:2: error: the text ends too early: a key in quotes is needed here"])
    }

    /// The parser and the schema come from one description; here they say the same of the same examples.
    @Test(arguments: [
        (whole, true), ("{}", true), ("[]", false), ("{\"strict\": 1}", false),
        ("{\"limits\": {\"maxStates\": 1.5}}", false),
        ("{\"limits\": {\"maxStates\": true}}", false), ("{\"severities\": {\"no-such-rule\": \"off\"}}", false),
        ("{\"scenarios\": {\"kinds\": [\"fly\"]}}", false), ("{\"conditions\": [\"\"]}", false),
        ("{\"other\": 1}", false),
    ])
    func schemaAgrees(text: String, isRight: Bool) throws {
        let schema = try JSONSerialization.jsonObject(with: Data(ConfigurationSchema.text().utf8))
        let validator = SchemaValidator(schema: try #require(schema as? [String: Any]))
        let faults = try validator.faults(in: JSONSerialization.jsonObject(with: Data(text.utf8)))
        #expect(faults.isEmpty == isRight, "\(faults)")
        #expect(problems(text).isEmpty == isRight)
    }

    /// What the command shows is a configuration itself.
    @Test func whatHoldsIsAConfiguration() throws {
        for configuration in [
            Configuration(), Configuration(try ConfigurationFile.read(Self.whole, path: "c"), path: "c"),
        ] {
            let text = try prettyJSON(configuration.effective)
            #expect(
                Configuration(try ConfigurationFile.read(text, path: "c"), path: "c").effective
                    == configuration.effective)
        }
    }
}
