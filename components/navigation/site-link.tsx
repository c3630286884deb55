import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { assetUrl } from '@/lib/site/base-url';
import { isExternal } from '@/lib/site/urls';

type SiteLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
  children: ReactNode;
};

/**
 * The one link of the portal: a plain anchor, which soft-navigation.tsx follows without a page load. Outside the
 * site it opens a new tab, with a sign by globals.css.
 */
export function SiteLink({ href, children, ...rest }: SiteLinkProps) {
  const outside = isExternal(href) && { target: '_blank', rel: 'noopener noreferrer' };
  return (
    <a href={assetUrl(href)} {...outside} {...rest}>
      {children}
    </a>
  );
}
