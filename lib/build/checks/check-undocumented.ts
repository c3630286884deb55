import { listOpenApiFiles } from '../../api/description/checks/openapi-sources';
import type { OpenApiDocument } from '../../api/description/openapi-document';
import { listMdxFiles } from '../../content/mdx';
import { listUndocumentedIds, listUndocumentedUses } from '../../content/undocumented-links';
import type { Diagnostic } from '../../kit/diagnostics/diagnostic';
import { locateInYaml } from '../../kit/diagnostics/parse-yaml';
import { suggestName } from '../../kit/diagnostics/suggest-name';
import { isFile, readText } from '../../kit/files/project-files';
import { getUndocumented, referencePaths } from '../../site/reference/reference-data';

/** A folder with the name of a file has a diagnostic already. */
const listSources = () => [...listMdxFiles(), ...listOpenApiFiles()].filter(isFile);

/** Reports links to entries that the register does not have. */
function checkLinks(known: readonly string[]): Diagnostic[] {
  return listSources().flatMap((file) =>
    readText(file)
      .split('\n')
      .flatMap((line, index) =>
        listUndocumentedIds(line)
          .filter((id) => !known.includes(id))
          .map((id): Diagnostic => {
            return {
              severity: 'error',
              file,
              line: index + 1,
              message: `${referencePaths.undocumented} has no such entry`,
              found: id,
              expected: suggestName(id, known) ?? 'the id of an entry',
            };
          }),
      ),
  );
}

/** Reports entries that no page links to. */
function checkEntries(document: OpenApiDocument): Diagnostic[] {
  const used = new Set(listUndocumentedUses(document).map(({ id }) => id));
  const findings = getUndocumented().topics.flatMap(({ gaps }, topic) =>
    gaps.flatMap(({ id }, index) => {
      if (used.has(id)) return [];
      const at = ['topics', topic, 'gaps', index, 'id'];
      const expected = `a link to /api/undocumented#${id} in content/ or openapi/`;
      return [{ at, message: 'No page links to this entry', found: id, expected }];
    }),
  );
  return locateInYaml(referencePaths.undocumented, findings);
}

/** Checks that pages link to existing entries of the register, and that each entry has a page. */
export function checkUndocumented(document: OpenApiDocument): Diagnostic[] {
  const known = getUndocumented().topics.flatMap(({ gaps }) => gaps.map(({ id }) => id));
  return [...checkLinks(known), ...checkEntries(document)];
}
