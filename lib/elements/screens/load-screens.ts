import { type Diagnostic, DiagnosticError } from '../../kit/diagnostics/diagnostic';
import { parseYamlFile } from '../../kit/diagnostics/parse-yaml';
import { cached } from '../../kit/files/cached';
import { listFiles, readText } from '../../kit/files/project-files';
import { type ScreenFile, screenFileSchema } from './screen-schema';

const folder = 'content/screens';

/** A screen of the reference app. `name` is the name of its file and of its page. */
export type ScreenDefinition = ScreenFile & { name: string; file: string };

/** The names of all screens. They come from the file names, so an invalid file does not hide its screen. */
export const listScreenNames = (): string[] =>
  listFiles(folder, '.json').map((file) => file.slice(folder.length + 1, -'.json'.length));

/** Reads content/screens. Returns every valid screen and the problems of all files. */
export function readScreens(): { screens: ScreenDefinition[]; diagnostics: Diagnostic[] } {
  const screens: ScreenDefinition[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const name of listScreenNames()) {
    const file = `${folder}/${name}.json`;
    const parsed = parseYamlFile(screenFileSchema, file);
    diagnostics.push(...parsed.diagnostics);
    if (!parsed.value) continue;
    // Zod changes the order of keys; pages display the JSON in its author's order.
    const authored: object = JSON.parse(readText(file));
    screens.push({ ...parsed.value, ...authored, name, file });
  }
  return { screens, diagnostics };
}

/** All screens. Throws a DiagnosticError with the problems of all their files. */
export const getScreens = cached([folder], (): ScreenDefinition[] => {
  const { screens, diagnostics } = readScreens();
  if (diagnostics.length > 0) throw new DiagnosticError(diagnostics);
  return screens;
});

/** A screen by name. Throws if content/screens has no such screen. */
export function getScreen(name: string): ScreenDefinition {
  const screen = getScreens().find((definition) => definition.name === name);
  if (!screen) throw new Error(`content/screens has no screen named "${name}"`);
  return screen;
}
