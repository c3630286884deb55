/**
 * What a hit can be: pages first, then the places in them. The order is the index's: a record's kind is stored by
 * its number.
 */
export const hitKinds = [
  'guide',
  'screen',
  'element',
  'operation',
  'schema',
  'reference',
  'section',
  'field',
  'parameter',
  'value',
  'system-parameter',
  'term',
] as const;

export type HitKind = (typeof hitKinds)[number];

export const hitKindLabels: Record<HitKind, string> = {
  guide: 'Guide',
  screen: 'Screen',
  element: 'UI element',
  operation: 'Operation',
  schema: 'Schema',
  reference: 'Reference',
  section: 'Section',
  field: 'Field',
  parameter: 'Parameter',
  value: 'Value',
  'system-parameter': 'System parameter',
  term: 'Term',
};

/** The kind that a text from outside (an attribute, an address) names. */
export function parseHitKind(text: unknown): HitKind | undefined {
  return hitKinds.find((kind) => kind === text);
}
