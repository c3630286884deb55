import { listOperationWords } from '../../search/site/list-synonyms';
import { getSite } from '../../site/site-settings';
import { getOpenApiDocument } from './load-openapi-document';
import type { ConsoleContent } from './operation-groups';
import { groupOperations, groupWebhooks } from './operations';
import { consolePage, referenceIndexPages } from './reference-navigation';

/** Returns what the console's page shows, which its island needs, too. */
export function getConsoleContent(): ConsoleContent {
  const { title, version } = getOpenApiDocument().info;
  const { sandbox, consoleGuide } = getSite();
  return {
    title: consolePage.label,
    intro: `${title}, version ${version}. Select an operation to send it to ${sandbox ? 'the sandbox in your browser, or to ' : ''}an environment with your access token.`,
    groups: [...groupOperations(), groupWebhooks()].map((group) => ({
      ...group,
      operations: group.operations.map((operation) => ({
        ...operation,
        words: listOperationWords(group.tag, operation),
      })),
    })),
    links: [
      referenceIndexPages.operations,
      referenceIndexPages.schemas,
      ...(consoleGuide ? [consoleGuide] : []),
    ],
  };
}
