/**
 * The script of the page on which a pump is placed, served as the text of this function: it can name nothing outside itself. A press on the photo fills the point
 * whose turn it is, or the one that was chosen; without it points are typed.
 */
export function placeInBrowser(): void {
  const picture = document.querySelector<HTMLImageElement>('img[data-place]');
  const points = document.querySelectorAll<HTMLInputElement>('input[data-point]');
  if (!picture) return;
  let turn = 0;
  for (const [index, point] of points.entries())
    point.addEventListener('focus', () => {
      turn = index;
    });
  picture.addEventListener('click', ({ offsetX, offsetY }) => {
    const point = points[turn];
    if (!point) return;
    point.value = `${(offsetX / picture.clientWidth).toFixed(4)} ${(offsetY / picture.clientHeight).toFixed(4)}`;
    turn = (turn + 1) % points.length;
  });
}
