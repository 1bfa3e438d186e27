/** Where a film has usually begun. */
const moment = 0.5;
const side = 1_600;
/** A browser that can't read the film doesn't always say so. */
const timeout = 10_000;

/** A picture out of a video, made here: the server has no decoder for films. Undefined where this browser can't read it either. */
export async function posterOf(video: File): Promise<Blob | undefined> {
  if (typeof document === 'undefined' || !video.type.startsWith('video/')) return undefined;
  const url = URL.createObjectURL(video);
  const player = document.createElement('video');
  try {
    player.muted = true;
    player.playsInline = true;
    player.preload = 'auto';
    const there = frameOf(player);
    player.src = url;
    return (await there) ? await pictureOf(player) : undefined;
  } finally {
    player.removeAttribute('src');
    player.load();
    URL.revokeObjectURL(url);
  }
}

function frameOf(player: HTMLVideoElement): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => end(false), timeout);
    const end = (there: boolean) => {
      clearTimeout(timer);
      resolve(there);
    };
    player.addEventListener('loadeddata', () => (player.currentTime = Math.min(moment, player.duration / 2 || 0)), { once: true });
    player.addEventListener('seeked', () => end(player.videoWidth > 0), { once: true });
    player.addEventListener('error', () => end(false), { once: true });
  });
}

function pictureOf(player: HTMLVideoElement): Promise<Blob | undefined> {
  const scale = Math.min(1, side / Math.max(player.videoWidth, player.videoHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(player.videoWidth * scale);
  canvas.height = Math.round(player.videoHeight * scale);
  canvas.getContext('2d')?.drawImage(player, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', 0.8));
}
