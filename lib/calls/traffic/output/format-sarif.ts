import { type FindingLevel, trafficRules } from '../check/traffic-finding';
import { type CheckedInput, describeCall, type TrafficReport } from './checked-input';
import { createPositionFinder } from './text-position';

/** The part of a SARIF log (OASIS, 2.1.0) that the results have. */
type SarifResult = {
  ruleId: string;
  level: FindingLevel;
  message: { text: string };
  locations: Array<{ physicalLocation: object; logicalLocations: object[] }>;
  properties: { helpUri: string };
};

function listResults({ file, text, calls }: CheckedInput, { toUrl }: TrafficReport): SarifResult[] {
  const positionOf = createPositionFinder(text);
  return calls.flatMap(({ call, findings }, index) =>
    findings.map(({ ruleId, level, message, found, expected, location, href, at }) => {
      const { line, column } = positionOf(at?.offset ?? 0);
      const range = at && { charOffset: at.offset, charLength: at.length };
      return {
        ruleId,
        level,
        message: { text: `${message}. Found ${found}, expected ${expected}.` },
        locations: [
          {
            physicalLocation: {
              artifactLocation: { uri: encodeURI(file.replaceAll('\\', '/')) },
              region: { startLine: line, startColumn: column, ...range },
            },
            logicalLocations: [
              { name: describeCall(call, index), fullyQualifiedName: location, kind: 'element' },
            ],
          },
        ],
        properties: { helpUri: toUrl(href) },
      };
    }),
  );
}

/** Formats findings as SARIF, which code hosts show at the lines of the file. */
export const formatSarif = (report: TrafficReport, informationUri: string): string =>
  JSON.stringify(
    {
      $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
      version: '2.1.0',
      runs: [
        {
          tool: {
            driver: {
              name: 'check-traffic',
              informationUri,
              rules: Object.entries(trafficRules).map(([id, { level, text }]) => ({
                id,
                shortDescription: { text },
                defaultConfiguration: { level },
              })),
            },
          },
          results: report.inputs.flatMap((input) => listResults(input, report)),
        },
      ],
    },
    null,
    2,
  );
