import { type Diagnostic, DiagnosticError } from '../kit/diagnostics/diagnostic';
import { parseYamlFile } from '../kit/diagnostics/parse-yaml';
import { cached } from '../kit/files/cached';
import { listFiles } from '../kit/files/project-files';
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

/** Lists the paths of the elements' files. Those in shared/ have what elements share. */
const listElementFiles = () =>
  listFiles(folder, '.json').filter((file) => !file.startsWith(`${folder}/shared/`));

/** The names of all elements. They come from the file names, so an invalid file does not hide its element. */
export const listElementNames = (): string[] =>
  listElementFiles().map((file) => file.slice(folder.length + 1, -'.json'.length));

/** A valid definition with the file that has it. */
type Located<T> = T & { file: string };

/** The contract's files: every valid definition with its file, and the problems of all files. */
type ContractFiles = {
  elements: Array<Located<{ element: ElementDefinition }>>;
  shared: Array<Located<{ definitions: SharedDefinitions }>>;
  diagnostics: Diagnostic[];
};

/** Reads the contract's files once for all checks. */
export const readContractFiles = cached([folder], (): ContractFiles => {
  const elements = listElementFiles().map((file) => ({
    file,
    ...parseYamlFile(elementDefinitionSchema, file),
  }));
  const shared = listFiles(`${folder}/shared`, '.json').map((file) => ({
    file,
    ...parseYamlFile(sharedDefinitionsSchema, file),
  }));
  return {
    elements: elements.flatMap(({ file, value }) => (value ? [{ file, element: value }] : [])),
    shared: shared.flatMap(({ file, value }) => (value ? [{ file, definitions: value }] : [])),
    diagnostics: [...elements, ...shared].flatMap(({ diagnostics }) => diagnostics),
  };
});

/** Reads the contract. Returns every valid definition, and the problems of all files. */
export function readContract(): { contract: Contract; diagnostics: Diagnostic[] } {
  const { elements, shared, diagnostics } = readContractFiles();
  const contract = {
    elements: elements.map(({ element }) => element),
    shared: shared.map(({ definitions }) => definitions),
  };
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
  title: string;
  elements: ElementDefinition[];
}> {
  const { elements } = getContract();
  return elementGroups.map((group) => ({
    group,
    title: group.charAt(0).toUpperCase() + group.slice(1),
    elements: elements.filter((element) => element.group === group),
  }));
}
