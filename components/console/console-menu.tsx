import { ChevronDown, Download } from 'lucide';
import { Icon } from '@/components/icon/icon';
import { SiteLink } from '@/components/navigation/site-link';
import { openApiFilePaths } from '@/lib/openapi/openapi-file-paths';
import { referenceIndexPages } from '@/lib/openapi/reference-navigation';
import { consolePopoverName } from './close-popovers';
import styles from './console-menu.module.css';

/** The links and downloads of the API. Opens without JavaScript. */
export function ConsoleMenu() {
  return (
    <details className={styles.menu} name={consolePopoverName}>
      <summary>
        Links<span className="visually-hidden"> and downloads</span>
        <Icon icon={ChevronDown} size={16} />
      </summary>
      <ul>
        {[referenceIndexPages.operations, referenceIndexPages.schemas].map(({ label, path }) => (
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
        <li className={styles.credit}>
          <SiteLink href="https://github.com/stoplightio/elements">
            Made with Stoplight Elements
          </SiteLink>
        </li>
      </ul>
    </details>
  );
}
