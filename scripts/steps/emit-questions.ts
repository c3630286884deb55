import { openApiFilePaths } from '../../lib/api/description/openapi-file-paths';
import { createQuestionsCsv } from '../../lib/content/questions-csv';
import { listUndocumentedUses } from '../../lib/content/undocumented-links';
import { writeText } from '../../lib/kit/files/project-files';
import { getUndocumented } from '../../lib/site/reference/reference-data';
import { getSite } from '../../lib/site/site-settings';
import { absoluteUrl } from '../../lib/site/urls';
import { writeJson } from '../write-files';

/** Writes the questions for the provider as a spreadsheet. */
export function run(): undefined {
  const site = getSite();
  const toUrl = (path: string) => absoluteUrl(path, site);
  const csv = createQuestionsCsv(getUndocumented(), listUndocumentedUses(), toUrl);
  writeText(`public${openApiFilePaths.questions}`, csv);
  const gaps = getUndocumented().topics.flatMap((topic) =>
    topic.gaps.map((gap) => ({ ...gap, topic: topic.title })),
  );
  writeJson(`public${openApiFilePaths.gaps}`, gaps);
}
