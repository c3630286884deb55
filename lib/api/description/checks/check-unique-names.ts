import { isMap, isScalar, type Scalar, visit } from 'yaml';
import type { Diagnostic } from '../../../kit/diagnostics/diagnostic';
import { keyOf } from './list-schemas';
import { type OpenApiSources, openApiRoot } from './openapi-sources';

type Name = { file: string; node: Scalar };

function listOperationIds(sources: OpenApiSources): Name[] {
  const names: Name[] = [];
  for (const [file, { document }] of sources) {
    visit(document, {
      Pair(_key, { key, value }) {
        if (keyOf(key) === 'operationId' && isScalar(value)) names.push({ file, node: value });
      },
    });
  }
  return names;
}

function listSchemaNames(sources: OpenApiSources): Name[] {
  const schemas = sources.get(openApiRoot)?.document.getIn(['components', 'schemas'], true);
  const keys = isMap(schemas) ? schemas.items.map(({ key }) => key) : [];
  return keys.filter(isScalar).map((node) => ({ file: openApiRoot, node }));
}

/** Reports names that differ from another one only in case: some hosts and file systems ignore it in URLs. */
export function checkUniqueNames(sources: OpenApiSources): Diagnostic[] {
  return [listOperationIds(sources), listSchemaNames(sources)].flatMap((names) => {
    const first = new Map<string, string>();
    return names.flatMap(({ file, node }): Diagnostic[] => {
      const found = String(node.value);
      const owner = first.get(found.toLowerCase());
      first.set(found.toLowerCase(), owner ?? found);
      // The linter reports names that are the same.
      if (owner === undefined || owner === found) return [];
      const position = sources.get(file)?.positionOfNode(node);
      const message = `The name differs from ${owner} only in case`;
      const expected = 'a unique name, ignoring case';
      return [{ severity: 'error', file, ...position, message, found, expected }];
    });
  });
}
