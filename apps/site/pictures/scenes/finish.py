"""From what the renderer counts to a picture: noise taken out where nothing is drawn, then the tones of the house."""

import os

import bpy
import numpy


def ask_for_layers(scene, folder):
    """Lets a render leave behind its light, and what it saw of colour and direction, which know no noise."""
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new('CompositorNodeRLayers')
    out = tree.nodes.new('CompositorNodeOutputFile')
    out.base_path = folder
    out.format.file_format = 'OPEN_EXR'
    out.format.color_depth = '32'
    out.file_slots.clear()
    for name, socket in (('light', 'Image'), ('colour', 'Denoising Albedo'), ('direction', 'Denoising Normal')):
        out.file_slots.new(name)
        tree.links.new(source.outputs[socket], out.inputs[name])
    shown = tree.nodes.new('CompositorNodeComposite')
    tree.links.new(source.outputs['Image'], shown.inputs['Image'])


def read(folder, name):
    image = bpy.data.images.load(os.path.join(folder, f'{name}0001.exr'))
    image.colorspace_settings.name = 'Non-Color' if name != 'light' else 'Linear'
    width, height = image.size
    values = numpy.empty(width * height * 4, dtype=numpy.float32)
    image.pixels.foreach_get(values)
    bpy.data.images.remove(image)
    return values.reshape(height, width, 4)[..., :3]


def shifted(values, dy, dx):
    return numpy.pad(values, ((abs(dy), abs(dy)), (abs(dx), abs(dx)), (0, 0))[: values.ndim], mode='edge')[
        abs(dy) + dy : abs(dy) + dy + values.shape[0], abs(dx) + dx : abs(dx) + dx + values.shape[1]
    ]


def calmed(light, colour, direction, rounds=5, strength=1.0):
    """Edge-avoiding à-trous wavelets (Dammertz and others, 2010): an average over neighbours that show the same thing."""
    base = numpy.maximum(colour, 0.04)
    # Lone bright pixels would be smeared out into spots.
    bright = light.max(axis=2)
    near = numpy.stack([shifted(bright, dy, dx) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dy or dx])
    limit = numpy.sort(near, axis=0)[-2] * 1.25 + 0.02
    light = light * numpy.minimum(1, limit / numpy.maximum(bright, 1e-6))[..., None]
    value = numpy.log1p(light / base)
    weights = {-2: 1 / 16, -1: 1 / 4, 0: 3 / 8, 1: 1 / 4, 2: 1 / 16}
    for round_ in range(rounds):
        step = 2**round_
        total, sum_ = numpy.zeros_like(value), numpy.zeros(value.shape[:2], dtype=numpy.float32)
        reach = 0.32 * strength / 1.35**round_
        for dy, wy in weights.items():
            for dx, wx in weights.items():
                other = shifted(value, dy * step, dx * step)
                seen = ((shifted(colour, dy * step, dx * step) - colour) ** 2).sum(axis=2) / 0.006
                turned = ((shifted(direction, dy * step, dx * step) - direction) ** 2).sum(axis=2) / 0.02
                differs = ((other - value) ** 2).sum(axis=2) / (reach**2)
                weight = wy * wx * numpy.exp(-(seen + turned + differs))
                total += other * weight[..., None]
                sum_ += weight
        value = total / sum_[..., None]
    return numpy.expm1(value) * base


def finish(scene, folder, path, rounds, strength=1.0):
    light, colour, direction = (read(folder, name) for name in ('light', 'colour', 'direction'))
    result = calmed(light, colour, direction, rounds, strength) if rounds else light
    height, width = result.shape[:2]
    image = bpy.data.images.new('finished', width, height, alpha=False, float_buffer=True)
    image.colorspace_settings.name = 'Linear'
    image.pixels.foreach_set(numpy.concatenate([result, numpy.ones((height, width, 1))], axis=2).astype(numpy.float32).ravel())
    scene.render.image_settings.file_format = 'PNG'
    scene.render.image_settings.color_mode = 'RGB'
    image.save_render(path, scene=scene)
