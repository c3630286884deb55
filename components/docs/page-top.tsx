import type { ComponentProps } from 'react';
import { markdownPath } from '@/lib/site/markdown-path';
import { getSite } from '@/lib/site/site-settings';
import { listToolLinks } from '@/lib/site/tool-links';
import { Breadcrumbs } from './breadcrumbs';
import { PageMenu } from './page-menu';
import styles from './page-top.module.css';

/** The first row of a page: its breadcrumbs and its menu. */
export function PageTop({
  path,
  openApi,
  ...breadcrumbs
}: ComponentProps<typeof Breadcrumbs> &
  Pick<ComponentProps<typeof PageMenu>, 'openApi'> & { path: string }) {
  return (
    <div className={styles.top}>
      <Breadcrumbs {...breadcrumbs} />
      <PageMenu
        markdown={markdownPath(path)}
        openApi={openApi}
        tools={listToolLinks(path, getSite())}
      />
    </div>
  );
}
