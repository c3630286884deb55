/** The kinds of hits: pages first, then anchors on pages. The index stores a kind as its position in this list. */
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
  'gap',
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
  gap: 'Not documented',
};

/** Returns the kind that an attribute or a query parameter names, or `undefined` if it names none. */
export function parseHitKind(text: unknown): HitKind | undefined {
  return hitKinds.find((kind) => kind === text);
}
