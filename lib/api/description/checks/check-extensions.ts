import { isPair, isScalar, type Node, visit } from 'yaml';
import type { Diagnostic, FindingAt } from '../../../kit/diagnostics/diagnostic';
import { describeNames, suggestName } from '../../../kit/diagnostics/suggest-name';
import { ownExtensions } from '../extensions';
import { keyOf } from './list-schemas';
import { checkEachSource, type OpenApiSources } from './openapi-sources';

/** The extensions that authors write. */
const extensions = ownExtensions.filter((name) => name !== 'x-known-values');

/** `x-codeSamples` of another tool is no misspelled `x-code-list`. */
const maxTypo = 2;

/** The keys whose values are data, at any depth. */
const dataKeys = ['example', 'examples', 'default'];
/** The keys whose values have names as keys. */
const nameKeys = ['properties', 'x-enum-descriptions', 'x-enum-interpretations', 'x-field-groups'];

/**
 * Reports misspelled extensions of the portal: a typo in `x-visible-to` would hide who can see a field. Those of other tools
 * are published only if a setting lists them.
 */
export const checkExtensions = (sources: OpenApiSources): Diagnostic[] =>
  checkEachSource(sources, (_file, { document }) => {
    const findings: FindingAt<Node>[] = [];
    visit(document, {
      Pair(_key, { key }, ancestors) {
        const name = keyOf(key);
        if (!name.startsWith('x-') || extensions.includes(name) || !isScalar(key)) return;
        if (suggestName(name, extensions, maxTypo) === undefined) return;
        const parents = ancestors.filter(isPair).map((pair) => keyOf(pair.key));
        if (nameKeys.includes(parents.at(-1) ?? '')) return;
        if (parents.some((parent) => dataKeys.includes(parent))) return;
        const message = 'The portal does not read this extension';
        findings.push({ at: key, message, found: name, expected: describeNames(name, extensions) });
      },
    });
    return findings;
  });
