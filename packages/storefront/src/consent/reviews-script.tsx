/** Props of `ReviewsScript`. */
export interface ReviewsScriptProps {
  /** The review service's script, which fills what blocks mark with `data-reviews`. */
  readonly src: string;
}

/** Has `reviewsControl` fetch the script of the review service, with permission, on pages that show reviews. It stands before them, beside something that they are in. Without it their label stands there by itself. */
export function ReviewsScript({ src }: ReviewsScriptProps) {
  return <span hidden data-reviews-script={src} />;
}
