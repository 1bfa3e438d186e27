import { nl as frame } from '../texts/frame.nl';
import { nl as failure } from '../texts/failure.nl';
import { nl as messages } from '../texts/messages.nl';
import { nl as calls } from '../texts/calls.nl';
import { nl as seo } from '../texts/seo.nl';

/** Everything that the site says itself, in Dutch, by the names of its texts. */
export const words = {
  'site/frame': frame,
  'site/failure': failure,
  'site/messages': messages,
  'site/calls': calls,
  'site/seo': seo,
} as const;
