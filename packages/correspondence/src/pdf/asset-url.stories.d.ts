/** What Storybook's bundler gives for a file of a package. */
declare module '*?url' {
  const url: string;
  export default url;
}
