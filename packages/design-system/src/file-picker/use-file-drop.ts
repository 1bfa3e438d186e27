'use client';

import { type ClipboardEvent, type DragEvent, useEffect, useState } from 'react';

interface FileDrop {
  dragging: boolean;
  /** For the element that takes files by drop and paste. */
  handlers: {
    onDragOver: (event: DragEvent) => void;
    onDragLeave: (event: DragEvent) => void;
    onDrop: (event: DragEvent) => void;
    onPaste: (event: ClipboardEvent) => void;
  };
}

interface FileDropOptions {
  onDropped: (files: Iterable<File>) => void;
  onPasted: (files: Iterable<File>) => void;
}

const carriesFiles = (transfer: DataTransfer | null): boolean => transfer?.types.includes('Files') ?? false;

const takesFiles = (target: EventTarget | null): boolean => target instanceof Element && target.matches('input[type=file]');

/** A file that lands beside the area, or beside a field for files, would open in the browser, and the page with all answers would be gone. */
function useSafePage() {
  useEffect(() => {
    const stay = (event: globalThis.DragEvent) => {
      if (event.defaultPrevented || !carriesFiles(event.dataTransfer) || takesFiles(event.target)) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
    };
    window.addEventListener('dragover', stay);
    window.addEventListener('drop', stay);
    return () => {
      window.removeEventListener('dragover', stay);
      window.removeEventListener('drop', stay);
    };
  }, []);
}

/** Files by dropping and by pasting. Pasting text is none of our business. */
export function useFileDrop({ onDropped, onPasted }: FileDropOptions): FileDrop {
  const [dragging, setDragging] = useState(false);
  useSafePage();

  return {
    dragging,
    handlers: {
      onDragOver: (event) => {
        if (!carriesFiles(event.dataTransfer)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
        setDragging(true);
      },
      onDragLeave: ({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setDragging(false);
      },
      onDrop: (event) => {
        setDragging(false);
        if (!carriesFiles(event.dataTransfer)) return;
        event.preventDefault();
        onDropped([...event.dataTransfer.files]);
      },
      onPaste: (event) => {
        if (event.clipboardData.files.length === 0) return;
        event.preventDefault();
        onPasted([...event.clipboardData.files]);
      },
    },
  };
}
