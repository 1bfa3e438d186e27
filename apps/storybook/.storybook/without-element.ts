import { getConfig } from 'storybook/test';

const { getElementError: withPage } = getConfig();

/** Testing Library says so while it tries whether something is there yet. Where it no longer does, errors take longer. */
const isTrying = (): boolean => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;

/**
 * That an element isn't there. A play that waits for one is told so at each change of the page, and reads the last one only, which gets the page
 * besides: to write that down each time was among what plays took longest for.
 */
export function withoutElement(message: string | null, container: Element): Error {
  if (!isTrying()) return withPage(message, container);
  const error = new Error(message ?? '');
  error.name = 'TestingLibraryElementError';
  return error;
}
