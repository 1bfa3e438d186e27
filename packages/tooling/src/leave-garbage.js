// Programs in Go, as TypeScript's compiler and esbuild are, collect their garbage each time that their memory has doubled: a quarter of the
// time of one that soon ends. Until it takes this much, they leave it. For the program that imports this; what was said by others goes before.
process.env.GOGC ??= 'off';
process.env.GOMEMLIMIT ??= '2GiB';
