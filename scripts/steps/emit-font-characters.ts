import { listOpenApiFiles } from '../../lib/api/description/checks/openapi-sources';
import { listMdxFiles } from '../../lib/content/mdx';
import { listFiles, readText, writeText } from '../../lib/kit/files/project-files';
import { charactersFile, collectCharacters } from '../font-characters';

/** The files whose characters the pages show. */
const listSources = () => [
  ...listMdxFiles(),
  ...listFiles('content', '.json'),
  ...listFiles('content', '.yaml'),
  ...listOpenApiFiles(),
  ...listFiles('lib', '.ts').filter((file) => !/\.test\.ts$|\/tests\//.test(file)),
];

/** Writes the characters of the site's texts, which are the same after most changes of a text. */
export function run(): undefined {
  writeText(charactersFile, collectCharacters(listSources().map(readText)));
}
