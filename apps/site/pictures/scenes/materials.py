"""What things are made of. Colours are those of the house style, as a screen has them."""

import bpy


def linear(hexadecimal):
    def channel(value):
        value /= 255
        return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4

    return (*(channel(int(hexadecimal[i : i + 2], 16)) for i in (1, 3, 5)), 1)


def made(name, colour, roughness=0.5, metal=0.0, grain=0.0, grain_size=400.0, coat=0.0, glow=0.0, through=0.0):
    """`grain` is how much light and dark a fine pattern gives it, for what isn't perfectly even."""
    found = bpy.data.materials.get(name)
    if found:
        return found
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    surface = nodes['Principled BSDF']
    surface.inputs['Base Color'].default_value = linear(colour)
    surface.inputs['Roughness'].default_value = roughness
    surface.inputs['Metallic'].default_value = metal
    surface.inputs['Clearcoat'].default_value = coat
    surface.inputs['Transmission'].default_value = through
    if glow:
        surface.inputs['Emission'].default_value = linear(colour)
        surface.inputs['Emission Strength'].default_value = glow
    if grain:
        where, noise, bump = nodes.new('ShaderNodeTexCoord'), nodes.new('ShaderNodeTexNoise'), nodes.new('ShaderNodeBump')
        noise.inputs['Scale'].default_value = grain_size
        noise.inputs['Detail'].default_value = 3
        bump.inputs['Strength'].default_value = grain
        bump.inputs['Distance'].default_value = 0.002
        links.new(where.outputs['Object'], noise.inputs['Vector'])
        links.new(noise.outputs['Fac'], bump.inputs['Height'])
        links.new(bump.outputs['Normal'], surface.inputs['Normal'])
    return material


def patterned(name, first, second, scale, roughness=0.8, bump=0.25, stretch=(1, 1, 1), contrast=(0.35, 0.65)):
    """Two tones through each other, with relief: plaster, soil, wood."""
    found = bpy.data.materials.get(name)
    if found:
        return found
    material = made(name, first, roughness)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    surface = nodes['Principled BSDF']
    where, turn, noise = nodes.new('ShaderNodeTexCoord'), nodes.new('ShaderNodeMapping'), nodes.new('ShaderNodeTexNoise')
    ramp, relief = nodes.new('ShaderNodeValToRGB'), nodes.new('ShaderNodeBump')
    turn.inputs['Scale'].default_value = stretch
    noise.inputs['Scale'].default_value = scale
    noise.inputs['Detail'].default_value = 6
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = contrast
    ramp.color_ramp.elements[0].color, ramp.color_ramp.elements[1].color = linear(first), linear(second)
    relief.inputs['Strength'].default_value = bump
    relief.inputs['Distance'].default_value = 0.01
    links.new(where.outputs['Object'], turn.inputs['Vector'])
    links.new(turn.outputs['Vector'], noise.inputs['Vector'])
    links.new(noise.outputs['Fac'], ramp.inputs['Fac'])
    links.new(ramp.outputs['Color'], surface.inputs['Base Color'])
    links.new(noise.outputs['Fac'], relief.inputs['Height'])
    links.new(relief.outputs['Normal'], surface.inputs['Normal'])
    return material


def laid(name, first, second, joint, width, height, gap=0.01, offset=0.5, roughness=0.85, upright=True, relief=0.6):
    """Bricks or tiles of a size in metres; `upright` on a wall that faces the one who looks, else on a floor."""
    found = bpy.data.materials.get(name)
    if found:
        return found
    material = made(name, first, roughness)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    surface = nodes['Principled BSDF']
    where, turn, bricks = nodes.new('ShaderNodeTexCoord'), nodes.new('ShaderNodeMapping'), nodes.new('ShaderNodeTexBrick')
    noise, mixed, bump = nodes.new('ShaderNodeTexNoise'), nodes.new('ShaderNodeMixRGB'), nodes.new('ShaderNodeBump')
    if upright:
        turn.inputs['Rotation'].default_value = (-1.5707963, 0, 0)
    bricks.inputs['Scale'].default_value = 1
    bricks.inputs['Brick Width'].default_value = width
    bricks.inputs['Row Height'].default_value = height
    bricks.inputs['Mortar Size'].default_value = gap / 2
    bricks.inputs['Mortar Smooth'].default_value = 0.15
    bricks.inputs['Color1'].default_value, bricks.inputs['Color2'].default_value = linear(first), linear(second)
    bricks.inputs['Mortar'].default_value = linear(joint)
    bricks.offset = offset
    noise.inputs['Scale'].default_value = 28
    noise.inputs['Detail'].default_value = 8
    mixed.blend_type = 'OVERLAY'
    mixed.inputs['Fac'].default_value = 0.28
    bump.inputs['Strength'].default_value = relief
    bump.inputs['Distance'].default_value = 0.012
    bump.invert = True
    links.new(where.outputs['Object'], turn.inputs['Vector'])
    links.new(turn.outputs['Vector'], bricks.inputs['Vector'])
    links.new(where.outputs['Object'], noise.inputs['Vector'])
    links.new(bricks.outputs['Color'], mixed.inputs['Color1'])
    links.new(noise.outputs['Fac'], mixed.inputs['Color2'])
    links.new(mixed.outputs['Color'], surface.inputs['Base Color'])
    links.new(bricks.outputs['Fac'], bump.inputs['Height'])
    links.new(bump.outputs['Normal'], surface.inputs['Normal'])
    return material


def warm_line(name, length, axis='X'):
    """The line of the brand: from cold blue by ochre to copper, along a thing of `length` around its own middle."""
    found = bpy.data.materials.get(name)
    if found:
        return found
    material = made(name, '#D9A15B', 0.35, coat=0.4)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    where, split, reach, ramp = (
        nodes.new('ShaderNodeTexCoord'), nodes.new('ShaderNodeSeparateXYZ'), nodes.new('ShaderNodeMapRange'), nodes.new('ShaderNodeValToRGB'),
    )
    reach.inputs['From Min'].default_value, reach.inputs['From Max'].default_value = -length / 2, length / 2
    ramp.color_ramp.elements[0].color, ramp.color_ramp.elements[1].color = linear('#7DB9D2'), linear('#C2501F')
    middle = ramp.color_ramp.elements.new(0.5)
    middle.color = linear('#D9A15B')
    links.new(where.outputs['Object'], split.inputs['Vector'])
    links.new(split.outputs[axis], reach.inputs['Value'])
    links.new(reach.outputs['Result'], ramp.inputs['Fac'])
    links.new(ramp.outputs['Color'], nodes['Principled BSDF'].inputs['Base Color'])
    return material


def shell():
    return made('shell', '#F1EBE0', 0.42, grain=0.04, grain_size=900, coat=0.12)


def shell_shade():
    return made('shell in shade', '#E3DACA', 0.5, grain=0.04, grain_size=900)


def pine():
    return made('pine', '#1F5B4A', 0.38, grain=0.04, grain_size=900, coat=0.25)


def deep():
    return made('deep', '#12362D', 0.5)


def dark():
    return made('dark', '#0B1D18', 0.7)


def rubber():
    return made('rubber', '#1B2422', 0.85)


def copper():
    return made('copper', '#C9794C', 0.26, metal=1.0)


def steel():
    return made('steel', '#C9CBC8', 0.3, metal=1.0)
