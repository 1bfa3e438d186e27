'use client';

import { useCallQuery, useSession } from '@pomp/api-client';
import { flows } from '@pomp/domain';
import { placesWithFiles } from '@pomp/forms';
import { useEffect, useMemo, useState } from 'react';
import { askedInstallation, type InstallationBody, type InstallationPlace } from '../installation-info/installation-sections.js';
import { useHouseUploads, type HouseUpload } from '../installation-info/use-house-uploads.js';
import { usePortal } from '../portal/portal-context.js';

const placeOf = (place: string): readonly InstallationPlace[] => {
  const [houseId = '', ...rest] = place.split('/');
  const flow = flows.find((known) => known === rest.join('/'));
  return flow ? [{ houseId, flow }] : [];
};

/** Sends the photos and videos that the device still has, wherever in the account the customer is. */
export function PhotoSender() {
  const customerId = useSession().data?.id;
  const [places, setPlaces] = useState<readonly InstallationPlace[]>([]);
  useEffect(() => {
    if (customerId === undefined) return undefined;
    let gone = false;
    placesWithFiles(customerId).then(
      (found) => {
        if (!gone) setPlaces(found.flatMap(placeOf));
      },
      // A device that keeps nothing has nothing to send.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [customerId]);
  return places.map((place) => <SendsOfHouse key={`${place.houseId}/${place.flow}`} place={place} />);
}

function SendsOfHouse({ place }: { readonly place: InstallationPlace }) {
  const { houseId } = place;
  const { data: body } = useCallQuery('getHouseInfo', { houseId });
  const { data: known } = useCallQuery('getUploads', { houseId });
  return body && known ? <Sending place={place} body={body} known={known} /> : null;
}

interface SendingProps {
  readonly place: InstallationPlace;
  readonly body: InstallationBody;
  readonly known: readonly HouseUpload[];
}

/** The uploads of a house begin with what the device has of it. */
function Sending({ place, body, known }: SendingProps) {
  const today = usePortal().today();
  const sections = useMemo(() => Object.values(askedInstallation(place, body, today)), [place, body, today]);
  useHouseUploads(place, known, sections);
  return null;
}
