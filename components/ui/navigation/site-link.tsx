import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { assetUrl } from '@/lib/site/base-url';
import { isExternal } from '@/lib/site/urls';

type SiteLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
  children: ReactNode;
};

/**
 * The portal's link component: a plain anchor, which lib/client/navigation/navigate.ts follows without a page load. Links to other
 * sites open in a new tab, and app/globals.css adds an icon to them.
 */
export function SiteLink({ href, children, ...rest }: SiteLinkProps) {
  const externalProps = isExternal(href) && { target: '_blank', rel: 'noopener noreferrer' };
  return (
    <a href={assetUrl(href)} {...externalProps} {...rest}>
      {children}
    </a>
  );
}
