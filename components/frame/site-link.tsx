import Link from 'next/link';
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { assetUrl } from '@/lib/site/base-url';
import { isExternal, routes } from '@/lib/site/urls';

type SiteLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
  children: ReactNode;
  /** Whether a page of this site is loaded ahead once the link is seen; `false` for long lists of links. */
  prefetch?: boolean;
};

/** The console is a document of its own: its style sheet and its hash router must not meet a soft navigation. */
const isOwnDocument = (href: string) =>
  /^\/api(?=$|[#?])/.test(href) && href.startsWith(routes.api);

/** The one link of the portal: soft navigation inside the site; outside it a new tab, with a sign by globals.css. */
export function SiteLink({ href, children, prefetch, ...rest }: SiteLinkProps) {
  if (href.startsWith('#')) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  if (isExternal(href)) {
    return (
      <a href={href} target="_blank" rel="noopener noreferrer" {...rest}>
        {children}
      </a>
    );
  }
  if (isOwnDocument(href) || /\.(json|yaml|xml|txt)$/.test(href)) {
    return (
      <a href={assetUrl(href)} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <Link href={href} prefetch={prefetch} {...rest}>
      {children}
    </Link>
  );
}
