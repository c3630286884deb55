import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { listOpenApiFiles } from '../../api/description/checks/openapi-sources';
import type { OpenApiDocument } from '../../api/description/openapi-document';
import { listMdxFiles, readMdxFile } from '../../content/mdx';
import { type Diagnostic, type FindingAt, locateFindings } from '../../kit/diagnostics/diagnostic';
import { readSource } from '../../kit/diagnostics/read-source';
import { parseYamlSource } from '../../kit/diagnostics/yaml-source';
import { getLimits, referencePaths } from '../../site/reference/reference-data';
import { removeIgnored } from './remove-ignored';
import { type Facts, findContradictions, listFacts } from './repeated-facts';

const asAdvice = <Place>(finding: FindingAt<Place>): FindingAt<Place> => ({
  ...finding,
  severity: 'advice',
});

/** Checks the paragraphs and the rows of tables of a page. */
function checkPage(file: string, facts: Facts): Diagnostic[] {
  const { source = '', tree } = readMdxFile(file);
  if (!tree) return [];
  const slice = ({ position }: Nodes) => source.slice(position?.start.offset, position?.end.offset);
  const findings: FindingAt<number>[] = [];
  visit(tree, (node, _index, parent) => {
    if (node.type !== 'paragraph' && node.type !== 'tableRow') return;
    const [header] = parent?.type === 'table' ? parent.children : [];
    const start = node.position?.start.offset ?? 0;
    for (const finding of findContradictions(slice(node), facts, header && slice(header)))
      findings.push(asAdvice({ ...finding, at: start + finding.at }));
  });
  return locateFindings(file, findings, (offset) => ({
    line: source.slice(0, offset).split('\n').length,
  }));
}

/** Checks the texts of a YAML file. */
function checkYaml(file: string, facts: Facts): Diagnostic[] {
  const source = parseYamlSource(readSource(file).text ?? '');
  return source
    .listTexts()
    .flatMap(({ text, position }) =>
      locateFindings(file, findContradictions(text, facts).map(asAdvice), () => position),
    );
}

/** Checks the values in the list of limits, whose texts name nothing. */
function checkLimits(facts: Facts): Diagnostic[] {
  const source = parseYamlSource(readSource(referencePaths.limits).text ?? '');
  return getLimits().limits.flatMap(({ value, parameter, operation, field }, index) => {
    const name = parameter ?? operation ?? field ?? '';
    const [number] = /-?\d+/.exec(value) ?? [];
    const fact = facts.get(name);
    if (number === undefined || !fact || fact.numbers.includes(Number(number))) return [];
    const message = `${name} differs from ${fact.source}`;
    const finding = { at: ['limits', index, 'value'], message, found: value };
    const expected = fact.numbers.join(' or ') || 'no number';
    return locateFindings(
      referencePaths.limits,
      [asAdvice({ ...finding, expected })],
      source.positionOfValue,
    );
  });
}

/** Checks what pages, the API's description, and workflows repeat about a name against the one place that defines it. */
export function checkRepeatedFacts(
  document: OpenApiDocument,
  facts = listFacts(document),
): Diagnostic[] {
  const yamlFiles = [...listOpenApiFiles(), referencePaths.undocumented, referencePaths.glossary];
  return removeIgnored([
    ...listMdxFiles().flatMap((file) => checkPage(file, facts)),
    ...yamlFiles.filter((file) => file.endsWith('.yaml')).flatMap((file) => checkYaml(file, facts)),
    ...checkLimits(facts),
  ]);
}
