import { type Diagnostic, DiagnosticError } from '../diagnostics/diagnostic';
import { parseYaml } from '../diagnostics/parse-yaml';
import { cached } from '../files/cached';
import { listFiles, readText } from '../files/project-files';
import {
  type ElementDefinition,
  elementDefinitionSchema,
  elementGroups,
  type SharedDefinitions,
  sharedDefinitionsSchema,
} from './definition-schema';

const folder = 'content/elements';

/** The contract of the doctor app's screens: all elements and the definitions that they share. */
export type Contract = { elements: ElementDefinition[]; shared: SharedDefinitions[] };

/** Reads the contract's files. Returns every valid definition and the problems of all files. */
export function readContract(): { contract: Contract; diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  const contract: Contract = { elements: [], shared: [] };
  for (const file of listFiles(folder, '.json')) {
    const source = { file, text: readText(file) };
    if (file.startsWith(`${folder}/shared/`)) {
      const parsed = parseYaml(sharedDefinitionsSchema, source);
      diagnostics.push(...parsed.diagnostics);
      if (parsed.value) contract.shared.push(parsed.value);
    } else {
      const parsed = parseYaml(elementDefinitionSchema, source);
      diagnostics.push(...parsed.diagnostics);
      if (parsed.value) contract.elements.push(parsed.value);
    }
  }
  return { contract, diagnostics };
}

/** The contract. Throws a DiagnosticError with the problems of all its files. */
export const getContract = cached([folder], (): Contract => {
  const { contract, diagnostics } = readContract();
  if (diagnostics.length > 0) throw new DiagnosticError(diagnostics);
  return contract;
});

/** An element's definition. Throws if the contract has no such element. */
export function getElementDefinition(name: string): ElementDefinition {
  const element = getContract().elements.find((definition) => definition.name === name);
  if (!element) throw new Error(`The contract has no element named "${name}"`);
  return element;
}

/** The elements by group, in display order. */
export function groupElements(): Array<{
  group: (typeof elementGroups)[number];
  elements: ElementDefinition[];
}> {
  const { elements } = getContract();
  return elementGroups.map((group) => ({
    group,
    elements: elements.filter((element) => element.group === group),
  }));
}
