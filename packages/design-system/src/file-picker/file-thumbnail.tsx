'use client';

import { useCallback, useState } from 'react';
import { Icon } from '../icon/icon.js';
import { photoIcon, videoIcon } from '../icon/icons.js';
import * as styles from './file-picker.css.js';
import type { FilePicture, PickedFile } from './picked-file.js';

type Shown = Pick<PickedFile, 'name' | 'kind' | 'picture'>;

/** 'HEIC' */
const endingOf = (name: string): string => (/\.([^.]{1,5})$/.exec(name)?.[1] ?? '').toUpperCase();

/** For what the browser can't draw, such as HEIC outside Safari: says what it is instead of showing a broken picture. */
function Placeholder({ name, kind }: Shown) {
  return (
    <span className={styles.placeholder}>
      <Icon of={kind === 'video' ? videoIcon : photoIcon} size="huge" />
      {endingOf(name) && <span className={styles.ending}>{endingOf(name)}</span>}
    </span>
  );
}

const sourceOf = (picture: FilePicture): Blob | string => ('local' in picture ? picture.local : picture.url);

/** Gives an element a file of the device as its source, for as long as it is on the page: the memory is given back with it. */
function useSource<Element extends HTMLImageElement | HTMLVideoElement>(picture: FilePicture, suffix = '') {
  const source = sourceOf(picture);
  return useCallback(
    (element: Element | null) => {
      if (!element) return undefined;
      if (typeof source === 'string') {
        element.src = source + suffix;
        return undefined;
      }
      const url = URL.createObjectURL(source);
      element.src = url + suffix;
      return () => URL.revokeObjectURL(url);
    },
    [source, suffix],
  );
}

function Photo({ picture, onBroken }: { picture: FilePicture; onBroken: () => void }) {
  const ref = useSource<HTMLImageElement>(picture);
  return <img ref={ref} alt="" className={styles.picture} onError={onBroken} />;
}

function Video({ picture, onBroken }: { picture: FilePicture; onBroken: () => void }) {
  // The moment after the start: the very first frame is often black, and Safari draws none unasked.
  const ref = useSource<HTMLVideoElement>(picture, '#t=0.1');
  const poster = 'local' in picture ? undefined : picture.poster;
  return (
    <video
      ref={ref}
      poster={poster}
      preload={poster ? 'none' : 'metadata'}
      muted
      playsInline
      tabIndex={-1}
      className={styles.picture}
      onError={onBroken}
    />
  );
}

function Drawn(file: Shown) {
  const source = sourceOf(file.picture);
  /** Of another one, such as a retake, it isn't known yet. */
  const [broken, setBroken] = useState<Blob | string>();
  if (broken === source) return <Placeholder {...file} />;
  const Picture = file.kind === 'video' ? Video : Photo;
  return (
    <>
      <Picture picture={file.picture} onBroken={() => setBroken(source)} />
      {file.kind === 'video' && (
        <span className={styles.videoMark}>
          <Icon of={videoIcon} size="small" />
        </span>
      )}
    </>
  );
}

/** What is on the photo, or how a video starts. Decoration: the name stands beside it. */
export function FileThumbnail({ picture, look = 'card', ...file }: Shown & { look?: keyof typeof styles.thumbnail }) {
  return (
    <span aria-hidden className={styles.thumbnail[look]}>
      <Drawn {...file} picture={picture} />
    </span>
  );
}
