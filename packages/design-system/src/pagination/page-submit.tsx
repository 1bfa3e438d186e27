import { PageFace, pageTurnClass, type PageTurnProps } from './page-face.js';

interface PageSubmitProps extends PageTurnProps {
  form: { readonly id: string; readonly name: string };
  /** Counted from 1; at an end the page that is shown. */
  page: number;
  atEnd: boolean;
}

export function PageSubmit({ direction, children, describedBy, form, page, atEnd }: PageSubmitProps) {
  return (
    <button
      type="submit"
      form={form.id}
      name={form.name}
      value={page - 1}
      className={pageTurnClass(atEnd)}
      aria-disabled={atEnd || undefined}
      aria-describedby={atEnd ? describedBy : undefined}
    >
      <PageFace direction={direction}>{children}</PageFace>
    </button>
  );
}
