import { useState } from 'react';
import { readToken, removeToken, writeToken } from '@/lib/calls/console/token-storage';

function storeToken(token: string): void {
  try {
    if (token === '') removeToken();
    else writeToken(token);
  } catch {
    // Without storage, the panel still has the token.
  }
}

/** The token that the reader has entered, or '', and a function that changes it. */
export function useOwnToken(): [token: string, change: (token: string) => void] {
  const [token, setToken] = useState(() => readToken() ?? '');
  const change = (next: string) => {
    setToken(next);
    storeToken(next);
  };
  return [token, change];
}
