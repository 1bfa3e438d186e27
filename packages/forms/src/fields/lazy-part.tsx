'use client';

import { EventReplayBoundary, FieldPlace, type FieldPlaceProps, lazyFetched } from '@pomp/design-system';
import { type FunctionComponent, type ReactElement, Suspense, useEffect, useMemo, useState } from 'react';

/**
 * A part of a form that weighs something and that few forms have, fetched by those: what a form without it, such as logging in, loads stays small.
 *
 * @param placeOf what stands there until it has come.
 */
export function lazyPart<Props>(
  load: () => Promise<FunctionComponent<Props>>,
  placeOf: (props: Props) => FieldPlaceProps,
): (props: Props) => ReactElement {
  interface FetchedProps {
    readonly props: Props;
    readonly onHere: (isHere: true) => void;
  }
  const Fetched = lazyFetched<FetchedProps>(async () => {
    const Part = await load();
    return function Here({ props, onHere }) {
      useEffect(() => onHere(true), [onHere]);
      return <Part {...(props as Props & {})} />;
    };
  });

  return function LazyPart(props) {
    const [isHere, setIsHere] = useState(false);
    const [first] = useState(() => props);
    // React throws away what the server rendered when anything about it changes before its script is there, and what someone entered with it.
    const given = isHere ? props : first;
    return useMemo(
      () => (
        <Suspense fallback={<FieldPlace {...placeOf(given)} />}>
          <EventReplayBoundary ready={isHere}>
            <Fetched props={given} onHere={setIsHere} />
          </EventReplayBoundary>
        </Suspense>
      ),
      [given, isHere],
    );
  };
}
