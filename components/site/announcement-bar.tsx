import { announcementBarStylesheet } from '@/.generated/styles/stylesheets';
import { Stylesheet } from '@/components/document/stylesheet';
import { renderMarkdown } from '@/lib/markdown/render-markdown';
import { assetUrl } from '@/lib/site/base-url';
import type { SiteFile } from '@/lib/site/settings/site-schema';

/**
 * The announcement above the navbar. If the reader has closed it, the boot script hides it before the first paint.
 * lib/controls/close-announcement.ts handles clicks on its button.
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
