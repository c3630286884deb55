import { type Diagnostic, DiagnosticError } from '../../diagnostics/diagnostic';
import { parseYaml } from '../../diagnostics/parse-yaml';
import { listFiles, readText } from '../../files/project-files';
import { type ScreenFile, screenFileSchema } from './screen-schema';

const folder = 'content/screens';

/** A screen of the reference app under its name, which is its file's and its page's. */
export type ScreenDefinition = ScreenFile & { name: string; file: string };

/** The names of all screens, by their files alone: they are known even where a file is broken. */
export const listScreenNames = (): string[] =>
  listFiles(folder, '.json').map((file) => file.slice(folder.length + 1, -'.json'.length));

/** Reads content/screens. Every fault of every file is returned beside what could be read. */
export function readScreens(): { screens: ScreenDefinition[]; diagnostics: Diagnostic[] } {
  const screens: ScreenDefinition[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const name of listScreenNames()) {
    const file = `${folder}/${name}.json`;
    const parsed = parseYaml(screenFileSchema, { file, text: readText(file) });
    diagnostics.push(...parsed.diagnostics);
    // zod sorts keys its own way; readers see the JSON as its author wrote it.
    if (parsed.value) screens.push({ ...parsed.value, ...JSON.parse(readText(file)), name, file });
  }
  return { screens, diagnostics };
}

let known: ScreenDefinition[] | undefined;

/** All screens. Throws a DiagnosticError with every fault of their files. */
export function getScreens(): ScreenDefinition[] {
  if (known && process.env.NODE_ENV !== 'development') return known;
  const { screens, diagnostics } = readScreens();
  if (diagnostics.length > 0) throw new DiagnosticError(diagnostics);
  known = screens;
  return screens;
}

/** One screen by its name. Throws where there is none. */
export function getScreen(name: string): ScreenDefinition {
  const screen = getScreens().find((definition) => definition.name === name);
  if (!screen) throw new Error(`content/screens has no screen "${name}"`);
  return screen;
}
