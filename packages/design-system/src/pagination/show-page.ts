/** Shows another page, counted from 1, in a `Pagination` with a `form`; nothing where there is only one. */
export function showPage(pagination: HTMLElement, page: number, pages: number): void {
  const { pages: said = '', atEnd = '' } = pagination.dataset;
  const position = pagination.querySelector('[role=status]');
  pagination.hidden = pages < 2;
  if (position) position.textContent = said.replace('{page}', String(page)).replace('{pages}', String(pages));
  for (const [index, button] of pagination.querySelectorAll('button').entries()) {
    const wanted = page + (index ? 1 : -1);
    const isEnd = wanted < 1 || wanted > pages;
    button.value = String((isEnd ? page : wanted) - 1);
    button.classList.toggle(atEnd, isEnd);
    if (isEnd) {
      button.ariaDisabled = 'true';
      button.setAttribute('aria-describedby', position?.id ?? '');
    } else {
      button.ariaDisabled = null;
      button.removeAttribute('aria-describedby');
    }
  }
}
