import { posix } from 'node:path';
import type { Document } from 'yaml';
import type { Diagnostic } from '../../../kit/diagnostics/diagnostic';
import { listProblems } from '../../../kit/diagnostics/list-problems';
import { parseYamlSource, type YamlPath } from '../../../kit/diagnostics/yaml-source';
import { parsePointer } from '../../../kit/json/json-pointer';
import { normalizeDocument } from '../../normalize/normalize-document';
import { normalizedDocumentSchema } from '../openapi-document';

type Location = { file: string; path: YamlPath };

/** Reads a source file of the description. */
type ReadFile = (file: string) => string;

/** The reference to another file at a path, if there is one. */
function findReference(document: Document, path: YamlPath): string | undefined {
  const reference = document.getIn([...path, '$ref']);
  return typeof reference === 'string' && !reference.startsWith('#') ? reference : undefined;
}

/** Follows the references that the bundler replaced with their targets. */
function locate(bundledPath: YamlPath, root: string, read: ReadFile): Location {
  let location: Location = { file: root, path: [] };
  for (const [index, key] of bundledPath.entries()) {
    location = { ...location, path: [...location.path, key] };
    const { document } = parseYamlSource(read(location.file));
    const reference = findReference(document, location.path);
    // A reference that the bundler did not replace is itself the problem.
    if (reference === undefined || bundledPath[index + 1] === '$ref') continue;
    const [file = '', pointer = ''] = reference.split('#');
    location = {
      file: posix.join(posix.dirname(location.file), file),
      path: parsePointer(decodeURIComponent(pointer)),
    };
  }
  return location;
}

/**
 * Reports the parts that the portal reads and that the bundled description lacks or that have another type, with their
 * positions in the source files.
 * @param root the path of the file that refers to the others
 */
export function checkOpenApiShape(bundled: unknown, root: string, read: ReadFile): Diagnostic[] {
  const document = normalizeDocument(bundled);
  const { error } = normalizedDocumentSchema.safeParse(document);
  if (!error) return [];
  return listProblems(error, document, normalizedDocumentSchema).map(({ at, ...finding }) => {
    const location = locate(at, root, read);
    return {
      file: location.file,
      ...parseYamlSource(read(location.file)).positionOfKey(location.path),
      ...finding,
      severity: 'error',
    };
  });
}
