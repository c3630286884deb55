import { announcementBarStylesheet } from '@/.generated/styles/stylesheets';
import { Stylesheet } from '@/components/ui/document/stylesheet';
import { assetUrl } from '@/lib/site/base-url';
import { renderMarkdown } from '@/lib/site/markdown/render-markdown';
import type { SiteFile } from '@/lib/site/settings/site-schema';

/**
 * The announcement above the navbar. If the reader has closed it, the boot script hides it before the first paint.
 * lib/client/controls/page-actions.ts handles clicks on its button.
 */
export function AnnouncementBar({
  id,
  content,
  closeable,
  background,
  text,
}: NonNullable<SiteFile['announcement']>) {
  return (
    <>
      <Stylesheet path={announcementBarStylesheet} />
      <section
        aria-label="Announcement"
        className="announcement"
        data-announcement={id}
        style={{ backgroundColor: background, color: text }}
      >
        <p
          dangerouslySetInnerHTML={{ __html: renderMarkdown(content, { resolveUrl: assetUrl }) }}
        />
        {closeable && (
          <button type="button" aria-label="Close" data-control="close-announcement">
            ×
          </button>
        )}
      </section>
    </>
  );
}
