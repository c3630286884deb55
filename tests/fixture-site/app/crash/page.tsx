'use client';

import { useState } from 'react';

declare global {
  interface Window {
    isRepaired?: true;
  }
}

let isBroken = false;

/** A page that throws after its button is clicked, until `window.isRepaired` is set. */
export default function Page() {
  const [, setPressCount] = useState(0);
  if (isBroken && !window.isRepaired) {
    throw new Error('The doctor is out', { cause: new Error('The door was locked') });
  }
  return (
    <main id="main" tabIndex={-1} data-next-client="at-load">
      <h1>{isBroken ? 'Repaired' : 'Intact'}</h1>
      <button
        type="button"
        onClick={() => {
          isBroken = true;
          setPressCount((count) => count + 1);
        }}
      >
        Break it
      </button>
    </main>
  );
}
