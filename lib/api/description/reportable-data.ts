/**
 * What a report about a call can contain. Everything else is left out of it, so that a field that nobody described is
 * not in it either.
 */
export type ReportableData = {
  /** Names of fields and parameters whose values are no personal data, in any schema. */
  fields: string[];
  /** Values of enumerations, by the name of a field that is personal data in another schema. */
  values: Record<string, string[]>;
  /** The values of all enumerations. */
  constants: string[];
  /** The segments of paths that are no parameters. */
  pathSegments: string[];
  /** The hosts of the servers. */
  hosts: string[];
};
