'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { SiteLink } from './site-link';

/**
 * A link with `aria-current="page"` if it leads to the current page.
 * @param props.active whether the link leads to a section that contains the current page, for `aria-current="true"`
 * @param props.version the docs version that the link leads to
 * @param props.restrictions what callers of the operation that the link leads to need, for “View as”
 */
export function NavLink({
  href,
  className,
  active,
  version,
  restrictions,
  children,
}: {
  href: string;
  className?: string | undefined;
  active?: boolean;
  version?: string | undefined;
  restrictions?: string | undefined;
  children: ReactNode;
}) {
  const isCurrent = usePathname() === href;
  return (
    <SiteLink
      href={href}
      className={className}
      aria-current={isCurrent ? 'page' : active || undefined}
      data-version={version}
      data-restriction={restrictions}
    >
      {children}
    </SiteLink>
  );
}
