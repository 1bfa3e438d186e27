'use client';

import { Button, useFetched } from '@pomp/design-system';
import type { House } from '@pomp/domain';
import { useTexts } from '@pomp/language/react';
import { useState } from 'react';
import { houseInfoTexts } from './texts.js';

const fetchGuests = () => import('../house-guests/house-guests.js');

/** The way to let someone else answer the questions about a house. What it opens comes when it is asked for. */
export function FillInTogether({ house }: { readonly house: House }) {
  const texts = useTexts(houseInfoTexts);
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  const guests = useFetched(fetchGuests, asked);
  return (
    <div>
      <Button
        tone="secondary"
        size="small"
        onClick={() => {
          setAsked(true);
          setOpen(true);
        }}
      >
        {texts.together}
      </Button>
      {guests && <guests.HouseGuests house={house} open={open} onClose={() => setOpen(false)} />}
    </div>
  );
}
