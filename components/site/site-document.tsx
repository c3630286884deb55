import type { ReactNode } from 'react';
import { navbarDropdownStylesheet } from '@/.generated/styles/stylesheets';
import { Stylesheet } from '@/components/document/stylesheet';
import { contentIcons } from '@/components/icon/content-icons';
import { getNavbar } from '@/lib/content/site-navbar';
import { getSite, type Site } from '@/lib/site/site-settings';
import { AnnouncementBar } from './announcement-bar';
import { BootScript } from './boot-script';
import { Footer, type FooterProps } from './footer';
import { Navbar } from './navbar';
import { Providers } from './providers';
import { SkipLink } from './skip-link';

/** The footer's columns with each icon's drawing in place of its name: the browser needs two, not all. */
function drawIcons(columns: Site['footer']): FooterProps['columns'] {
  return columns.map(({ title, links }) => ({
    title,
    links: links.map((link) => ({
      label: link.label,
      href: 'to' in link ? link.to : link.href,
      ...('icon' in link && link.icon && { icon: contentIcons[link.icon] }),
    })),
  }));
}

/** The document that every page stands in: skip link, announcement, navbar, the page's main part, footer. */
export function SiteDocument({ className, children }: { className: string; children: ReactNode }) {
  const { title, footer, provider, tagline, announcement } = getSite();
  const navbar = getNavbar();
  return (
    // The scripts that run before React set attributes here: the colour mode, for one.
    <html lang="en" className={className} suppressHydrationWarning>
      <body>
        {[...navbar.left, ...navbar.right].some(({ kind }) => kind === 'dropdown') && (
          <Stylesheet path={navbarDropdownStylesheet} />
        )}
        <BootScript />
        <Providers>
          <SkipLink />
          {announcement && <AnnouncementBar {...announcement} />}
          <Navbar siteTitle={title} {...navbar} />
          {children}
          <Footer
            columns={drawIcons(footer)}
            provider={provider.name}
            tagline={tagline}
            year={new Date().getFullYear()}
          />
        </Providers>
      </body>
    </html>
  );
}
