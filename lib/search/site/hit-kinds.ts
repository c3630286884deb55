/** The kinds of pages. */
const pageKinds = [
  'guide',
  'screen',
  'element',
  'operation',
  'schema',
  'workflow',
  'reference',
] as const;

/** The kinds of hits: pages, and anchors on pages. The index stores a kind as its position in this list. */
export const hitKinds = [
  ...pageKinds,
  'section',
  'step',
  'field',
  'parameter',
  'value',
  'system-parameter',
  'term',
  'gap',
  'error',
  'case',
] as const;

export type HitKind = (typeof hitKinds)[number];

export const hitKindLabels: Record<HitKind, string> = {
  guide: 'Guide',
  screen: 'Screen',
  element: 'UI element',
  operation: 'Operation',
  schema: 'Schema',
  workflow: 'Workflow',
  reference: 'Reference',
  section: 'Section',
  step: 'Step',
  field: 'Field',
  parameter: 'Parameter',
  value: 'Value',
  'system-parameter': 'System parameter',
  term: 'Term',
  gap: 'Not documented',
  error: 'Sandbox error',
  case: 'Sandbox case',
};

/** Returns whether hits of a kind are pages rather than anchors on pages. */
export const isPageKind = (kind: HitKind): boolean => pageKinds.some((page) => page === kind);

/** Returns the kind that an attribute or a query parameter names, or `undefined` if it names none. */
export function parseHitKind(text: unknown): HitKind | undefined {
  return hitKinds.find((kind) => kind === text);
}
