'use client';

import { EventReplayBoundary, FieldPlace, type FieldPlaceProps } from '@pomp/design-system';
import { type FunctionComponent, lazy, type ReactElement, Suspense } from 'react';

/**
 * A part of a form that weighs something and that few forms have, fetched by those: what a form without it, such as logging in, loads stays small.
 *
 * @param placeOf what stands there until it has come.
 */
export function lazyPart<Props>(
  load: () => Promise<FunctionComponent<Props>>,
  placeOf: (props: Props) => FieldPlaceProps,
): (props: Props) => ReactElement {
  const Fetched = lazy(async () => {
    const Part = await load();
    return { default: (of: { readonly props: Props }) => <Part {...(of.props as Props & {})} /> };
  });
  return (props) => (
    <Suspense fallback={<FieldPlace {...placeOf(props)} />}>
      <EventReplayBoundary>
        <Fetched props={props} />
      </EventReplayBoundary>
    </Suspense>
  );
}
