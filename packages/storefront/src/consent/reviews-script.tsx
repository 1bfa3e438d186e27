'use client';

import { useNavigation } from '@pomp/design-system';
import { useEffect } from 'react';
import { useConsent } from './use-consent.js';

/** Props of `ReviewsScript`. */
export interface ReviewsScriptProps {
  /** The review service's script, which fills what blocks mark with `data-reviews`. */
  readonly src: string;
}

/** Fetches the script of the review service, with permission, on pages that show reviews. Without it their label stands there by itself. */
export function ReviewsScript({ src }: ReviewsScriptProps) {
  const allowed = useConsent().allows('marketing');
  const { pathname } = useNavigation();

  useEffect(() => {
    if (!allowed || !document.querySelector('[data-reviews]')) return;
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    document.head.append(script);
    return () => script.remove();
  }, [allowed, src, pathname]);

  return null;
}
