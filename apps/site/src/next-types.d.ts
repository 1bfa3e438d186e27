// What `next-env.d.ts` says too, but that file is only there after a build.
/// <reference types="next" />
