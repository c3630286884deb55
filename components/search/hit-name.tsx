import type { HitKind } from '@/lib/search/site/hit-kinds';
import type { SiteHit } from '@/lib/search/site/search-types';
import { HighlightedText } from './highlighted-text';

/** The kinds of hits that have identifiers as names. */
const codeKinds: readonly HitKind[] = [
  'schema',
  'field',
  'parameter',
  'value',
  'system-parameter',
  'error',
];

/** Returns whether the names of hits of a kind are identifiers. */
export const isCodeKind = (kind: HitKind): boolean => codeKinds.includes(kind);

/** The name of a hit with its matches, as code if it is an identifier. */
export function HitName({ hit: { kind, name } }: { hit: Pick<SiteHit, 'kind' | 'name'> }) {
  return (
    <HighlightedText
      parts={isCodeKind(kind) ? name.map((part) => ({ ...part, isCode: true })) : name}
    />
  );
}
