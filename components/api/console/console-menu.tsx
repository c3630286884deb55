import { ChevronDown, Download } from 'lucide';
import { Icon } from '@/components/ui/icon/icon';
import { SiteLink } from '@/components/ui/navigation/site-link';
import type { ConsoleContent } from '@/lib/api/description/console-content';
import { openApiFilePaths } from '@/lib/api/description/openapi-file-paths';
import { consolePopoverName } from './close-popovers';

/**
 * The links and downloads of the API. Opens without JavaScript.
 * @param props.links the lists of operations and schemas
 */
export function ConsoleMenu({ links }: { links: ConsoleContent['links'] }) {
  return (
    <details className="console-menu" name={consolePopoverName}>
      <summary>
        Links<span className="visually-hidden"> and downloads</span>
        <Icon icon={ChevronDown} size={16} />
      </summary>
      <ul>
        {links.map(({ label, path }) => (
          <li key={path}>
            <SiteLink href={path}>{label}</SiteLink>
          </li>
        ))}
        <li>
          <SiteLink href="/docs/doctor-app/api-making-calls">How to make calls</SiteLink>
        </li>
        {(['json', 'yaml'] as const).map((format) => (
          <li key={format}>
            <SiteLink href={openApiFilePaths[format]} download>
              <Icon icon={Download} size={15} stroke={1.9} />
              OpenAPI as {format.toUpperCase()}
            </SiteLink>
          </li>
        ))}
        <li className="console-menu-credit">
          <SiteLink href="https://github.com/stoplightio/elements">
            Made with Stoplight Elements
          </SiteLink>
        </li>
      </ul>
    </details>
  );
}
