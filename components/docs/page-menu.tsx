import { Copy } from 'lucide';
import { Icon } from '@/components/ui/icon/icon';
import { SiteLink } from '@/components/ui/navigation/site-link';
import type { ToolLink } from '@/lib/site/tool-links';
import styles from './page-menu.module.css';

/**
 * What a reader can do with a page: copy it as Markdown, open it as a file, or open it in another tool.
 * lib/client/controls/page-actions.ts copies, and lib/client/controls/dropdowns.ts closes the menu.
 * @param props.markdown the path of the page's Markdown file
 * @param props.openApi the path of the OpenAPI document of the page's operation, if it is about one
 */
export function PageMenu({
  markdown,
  openApi,
  tools,
}: {
  markdown: string;
  openApi?: string | undefined;
  tools: ToolLink[];
}) {
  return (
    <div className={styles.menu} data-search="off" data-markdown="omit">
      <button type="button" className={styles.copy} data-control="copy-markdown">
        <Icon icon={Copy} size={15} />
        <span>Copy page</span>
      </button>
      <details className={styles.more} data-page-menu="">
        <summary aria-label="More actions for this page" title="More actions" />
        {/* Safari moves the focus of a click on a link to what has a tabindex around it. Outside, it would close the menu. */}
        <ul tabIndex={-1}>
          <li>
            <SiteLink href={markdown}>View as Markdown</SiteLink>
          </li>
          {openApi !== undefined && (
            <li>
              <SiteLink href={openApi}>View as OpenAPI</SiteLink>
            </li>
          )}
          {tools.map(({ label, href }) => (
            <li key={href}>
              <SiteLink href={href}>{label}</SiteLink>
            </li>
          ))}
        </ul>
      </details>
      <span className="visually-hidden" role="status" />
    </div>
  );
}
