'use client';

import { baseUrl } from '@/lib/site/base-url';

/**
 * Says on the home page that the site's files were not found, where the base URL is not the one that it is served
 * under: neither its scripts nor its style sheet have come. Written by a script, so that no search engine reads it.
 */
const createSource = (base: string) => {
  const shown = JSON.stringify(base === '/' ? '/ (default value)' : base);
  return `addEventListener("load",()=>{if(window.hubStarted||getComputedStyle(document.documentElement).getPropertyValue("--bg"))return;const e=document.createElement("div");e.id="base-url-banner";e.setAttribute("role","alert");e.style="border:thick solid #b3263a;margin:20px;padding:20px;font-family:sans-serif;background:#fff;color:#101a2c";const p=(t,n="p")=>{const x=document.createElement(n);x.textContent=t;e.append(x)};p("Your site did not load properly.","h2");p("A very common reason is a wrong site baseUrl configuration.");p("Current configured baseUrl = "+${shown});p("We suggest trying baseUrl = "+location.pathname.replace(/[^/]*$/,""));document.body.prepend(e)})`;
};

/** The inline script of the home page; like boot-script.tsx, without its source in the browser's code. */
export function BaseUrlBanner() {
  const source = typeof window === 'undefined' ? createSource(baseUrl) : '';
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: source }} />;
}
