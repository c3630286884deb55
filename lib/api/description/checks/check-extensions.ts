import { isPair, isScalar, visit } from 'yaml';
import type { Diagnostic } from '../../../kit/diagnostics/diagnostic';
import { describeNames, suggestName } from '../../../kit/diagnostics/suggest-name';
import { keyOf } from './list-schemas';
import type { OpenApiSources } from './openapi-sources';

/** The extensions that the portal reads, besides `x-known-values`, which the build writes. */
const extensions = [
  'x-code-list',
  'x-enum-descriptions',
  'x-enum-interpretations',
  'x-field-groups',
  'x-open-list',
  'x-rules',
  'x-visible-to',
];

/** The keys whose values are data, at any depth. */
const dataKeys = ['example', 'examples', 'default'];
/** The keys whose values have names as keys. */
const nameKeys = ['properties', 'x-enum-descriptions', 'x-enum-interpretations', 'x-field-groups'];

/**
 * Reports misspelled extensions of the portal: a typo in `x-visible-to` would hide who can see a field. Those of other tools
 * are not published.
 */
export function checkExtensions(sources: OpenApiSources): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  for (const [file, source] of sources) {
    visit(source.document, {
      Pair(_key, { key }, ancestors) {
        const name = keyOf(key);
        if (!name.startsWith('x-') || extensions.includes(name) || !isScalar(key)) return;
        if (suggestName(name, extensions) === undefined) return;
        const parents = ancestors.filter(isPair).map((pair) => keyOf(pair.key));
        if (nameKeys.includes(parents.at(-1) ?? '')) return;
        if (parents.some((parent) => dataKeys.includes(parent))) return;
        diagnostics.push({
          severity: 'error',
          file,
          ...source.positionOfNode(key),
          message: 'The portal does not read this extension',
          found: name,
          expected: describeNames(name, extensions),
        });
      },
    });
  }
  return diagnostics;
}
